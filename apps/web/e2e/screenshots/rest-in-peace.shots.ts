import { DESKTOP, PHONE, test } from '../ghostlight.ts';
import { begin, board, ending, host, sit } from '../table.ts';
import { playToTheEnd, playWhatGlows, steadyHabit } from '../what-glows.ts';
import { save } from './save.ts';

const MOVES_IN = 24;

test('the main states of the parlour and of Rest in Peace', async ({ visit }) => {
  const [ada, ben, wall] = [
    await visit(DESKTOP),
    await visit(PHONE),
    await visit({ viewport: { width: 1920, height: 1080 } }),
  ];
  await ada.goto('/');
  await save(ada, 'parlour');
  await ada.goto('/rules/rest-in-peace');
  await save(ada, 'how-to-play');
  const link = await host(ada, 'Rest in Peace', 'Ada');
  await ben.goto(link);
  await ben.getByLabel('Your name at the table').waitFor();
  await save(ben, 'invitation-phone');
  await sit(ben, link, 'Ben');
  await save(ada, 'lobby');
  await wall.goto(link.replace('/t/', '/tv/'));
  await begin(ada, ben);
  const habit = steadyHabit();
  for (let moves = 0; moves < MOVES_IN && (await ending(ada).count()) === 0; moves++) {
    if (!(await playWhatGlows(ada, habit))) await playWhatGlows(ben, habit);
  }
  await board(wall).or(wall.locator('[data-tv]')).first().waitFor();
  await save(ada, 'rest-in-peace');
  await save(ben, 'rest-in-peace-phone');
  await save(wall, 'rest-in-peace-tv');
  await playToTheEnd([ada, ben], habit);
  await save(ada, 'rest-in-peace-end');
});

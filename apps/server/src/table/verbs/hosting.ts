import { refuse } from '@ghostlight/rules-kit';
import { personOf, seatOf, withPerson } from '../doc.ts';
import { byHost, type Doer, done, inPlay, maySign } from './verb.ts';

/** A pause from someone who must give no sign would be one. */
export const pause: Doer<'pause'> = byHost(
  inPlay((context) =>
    maySign(context, seatOf(context.doc, context.me.id))
      ? done({ ...context.doc, paused: true })
      : refuse('silent', 'You may give no sign to the others now: a pause would be one.'),
  ),
);

export const resume: Doer<'resume'> = byHost(inPlay(({ doc }) => done({ ...doc, paused: false })));

export const mute: Doer<'mute'> = byHost(({ doc }, { person, muted }) => {
  const known = personOf(doc, person);
  return known
    ? done(withPerson(doc, { ...known, muted }))
    : refuse('no-such-person', 'That person is not at this table.');
});

export const host: Doer<'host'> = byHost(({ doc }, { person }) => {
  const known = personOf(doc, person);
  return known && !known.kicked
    ? done({ ...doc, host: person })
    : refuse('no-such-person', 'That person is not at this table.');
});

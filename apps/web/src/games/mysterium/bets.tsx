import type { Mark, Persona } from '@ghostlight/mysterium';
import { Button } from '../../ui/button.tsx';
import { symbolOf } from './personas.ts';
import type { SeanceProps } from './props.ts';
import styles from './seekers.module.css';
import { t } from './words.ts';

const MARKS: readonly { readonly mark: Mark; readonly sign: string }[] = [
  { mark: 'agree', sign: '✓' },
  { mark: 'disagree', sign: '✗' },
];

/** ✓ and ✗ on a guess: who has bet, one's own, and how many are left to bet. */
export function Bets({ persona, scene, legal, act }: SeanceProps & { readonly persona: Persona }) {
  const { persona: number, ball, tokens } = persona;
  const { view, viewer } = scene;
  const me = view.psychics.find((each) => each.seat === viewer);
  const mine = tokens.find((token) => token.seat === viewer);
  if (!ball || persona.seat === viewer || (tokens.length === 0 && (me?.level ?? null) === null)) return null;
  const symbol = symbolOf(view, number);
  return (
    <fieldset className={styles.bets}>
      <legend className="sr-only">{t('seek.bets')}</legend>
      {MARKS.map(({ mark, sign }) => {
        const open = legal.some(
          (action) => action.type === 'token' && action.persona === number && action.mark === mark,
        );
        const takes = legal.some((action) => action.type === 'take-back' && action.persona === number);
        const names = tokens.filter((token) => token.mark === mark).map((token) => scene.name(token.seat));
        const own = mine?.mark === mark;
        if (!me && names.length === 0) return null;
        const said = `${sign} ${names.join(', ') || t(`seek.${mark}`)}`;
        return (
          <Button
            key={mark}
            look={own ? 'flame' : 'brass'}
            className={styles.bet}
            aria-label={`${said}: ${t(own ? 'seek.takeToken' : `seek.${mark}Long`, { symbol })}`}
            aria-pressed={own}
            isDisabled={!open && !(own && takes)}
            data-glow={open ? 'token' : undefined}
            data-mark={mark}
            onPress={() =>
              void act(
                own ? { type: 'take-back', persona: number } : { type: 'token', persona: number, card: ball, mark },
              )
            }
          >
            {said}
          </Button>
        );
      })}
      {me && <span className={styles.left}>{t('seek.tokensLeft', me.tokens)}</span>}
    </fieldset>
  );
}

import type { Mark, Persona } from '@ghostlight/mysterium';
import { Button } from '../../ui/button.tsx';
import { dreamsOf, PersonaHead } from './persona-plate.tsx';
import { symbolOf } from './personas.ts';
import { DreamRow, LookAt, titleOf } from './picture.tsx';
import type { SeanceProps } from './props.ts';
import styles from './psychic-desk.module.css';
import { t } from './words.ts';

const MARKS: readonly { readonly mark: Mark; readonly sign: string }[] = [
  { mark: 'agree', sign: '✓' },
  { mark: 'disagree', sign: '✗' },
];

/** Everyone else's dreams, balls and bets. */
export function Others(props: SeanceProps) {
  const { view, viewer } = props.scene;
  const others = view.personas.filter((each) => each.seat !== viewer);
  if (others.length === 0) return null;
  return (
    <div className={styles.others}>
      <h2 className={styles.title}>{t('seek.others')}</h2>
      {others.map((each) => (
        <Other key={each.persona} persona={each} {...props} />
      ))}
    </div>
  );
}

function Other({ persona, ...props }: SeanceProps & { readonly persona: Persona }) {
  const { scene, legal } = props;
  const dreams = dreamsOf(persona);
  const psychic = scene.view.psychics.find((each) => each.seat === persona.seat);
  return (
    <article className={styles.other}>
      <PersonaHead scene={scene} persona={persona}>
        {psychic?.level && <span className={styles.marker}>{t('seek.marker', { marker: psychic.marker })}</span>}
      </PersonaHead>
      <div className={styles.otherRow}>
        {dreams.length > 0 ? (
          <DreamRow dreams={dreams} />
        ) : (
          persona.category && <p className={styles.none}>{t('seek.none')}</p>
        )}
        {persona.ball && (
          <figure className={styles.ball}>
            <LookAt id={persona.ball} among={[persona.ball, ...dreams]} />
            <figcaption>{titleOf(persona.ball)}</figcaption>
          </figure>
        )}
      </div>
      {(persona.tokens.length > 0 ||
        legal.some((action) => 'persona' in action && action.persona === persona.persona)) && (
        <Bets persona={persona} {...props} />
      )}
    </article>
  );
}

/** ✓ and ✗ on a guess: who has bet, and one's own. */
function Bets({ persona, scene, legal, act }: SeanceProps & { readonly persona: Persona }) {
  const { persona: number, ball, tokens } = persona;
  const mine = tokens.find((token) => token.seat === scene.viewer);
  return (
    <fieldset className={styles.bets}>
      <legend className="sr-only">{t('seek.bets')}</legend>
      {MARKS.map(({ mark, sign }) => {
        const open = legal.some(
          (action) => action.type === 'token' && action.persona === number && action.mark === mark,
        );
        const names = tokens.filter((token) => token.mark === mark).map((token) => scene.name(token.seat));
        const own = mine?.mark === mark;
        if (!open && names.length === 0) return null;
        return (
          <Button
            key={mark}
            look={own ? 'flame' : 'brass'}
            aria-label={
              own
                ? t('seek.takeToken', { symbol: symbolOf(number) })
                : t(`seek.${mark}Long`, { symbol: symbolOf(number) })
            }
            isDisabled={!open && !own}
            data-glow={open ? 'token' : undefined}
            onPress={() =>
              ball &&
              void act(
                own ? { type: 'take-back', persona: number } : { type: 'token', persona: number, card: ball, mark },
              )
            }
          >
            {sign} {names.join(', ') || t(`seek.${mark}`)}
          </Button>
        );
      })}
    </fieldset>
  );
}

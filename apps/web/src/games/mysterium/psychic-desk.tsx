import { CATEGORIES, type Category, type Persona, type PsychicSeat } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Button as Pressable } from 'react-aria-components';
import { Button } from '../../ui/button.tsx';
import { listed } from '../../words/words.ts';
import { Others } from './others.tsx';
import { dreamsOf, PersonaHead } from './persona-plate.tsx';
import { symbolOf } from './personas.ts';
import { DreamRow } from './picture.tsx';
import { type Seance, type SeanceProps, those } from './props.ts';
import styles from './psychic-desk.module.css';
import { Suspects } from './suspects.tsx';
import { t } from './words.ts';

/** Own dreams above the suspects of the kind one seeks; everybody's balls and bets in sight. Also the spectators' table. */
export function PsychicDesk(props: SeanceProps) {
  const { scene } = props;
  const { view, viewer } = scene;
  const mine = view.personas.filter((each) => each.seat === viewer);
  const [wanted, setWanted] = useState<number | null>(null);
  const seeking = mine.filter((each) => each.category !== null);
  const own = seeking.find((each) => each.persona === wanted) ?? seeking[0] ?? null;
  const [kind, setKind] = useState<Category | null>(null);
  const sought = own?.category ?? view.personas.find((each) => each.category)?.category ?? 'character';
  const category = kind ?? sought;

  return (
    <section className={styles.desk}>
      {mine.map((each) => (
        <Tray
          key={each.persona}
          scene={scene}
          persona={each}
          active={each === own}
          several={mine.length > 1}
          onChoose={() => {
            setWanted(each.persona);
            setKind(null);
          }}
        />
      ))}
      <Kinds category={category} sought={own ? sought : null} onChoose={setKind} />
      <Suspects {...props} category={category} own={own?.category === category ? own : null} />
      {mine.length > 0 && <ReadyBar {...props} seat={viewer as PsychicSeat} />}
      <Others {...props} />
    </section>
  );
}

interface TrayProps {
  readonly scene: Seance;
  readonly persona: Persona;
  readonly active: boolean;
  readonly several: boolean;
  readonly onChoose: () => void;
}

/** One seeker's own tray: two of them for somebody who runs two, clearly apart. */
function Tray({ scene, persona, active, several, onChoose }: TrayProps) {
  const dreams = dreamsOf(persona);
  return (
    <article
      className={clsx(styles.tray, several && active && styles.active)}
      aria-label={t('seek.yoursOf', { symbol: symbolOf(persona.persona) })}
    >
      <PersonaHead scene={scene} persona={persona}>
        {several && persona.category && (
          <Button
            look={active ? 'flame' : 'brass'}
            onPress={onChoose}
            aria-pressed={active}
            data-seeker={persona.persona}
          >
            {symbolOf(persona.persona)}
          </Button>
        )}
      </PersonaHead>
      {dreams.length > 0 ? (
        <DreamRow
          dreams={dreams}
          among={[...dreams, ...(persona.category ? scene.view.suspects[persona.category] : [])]}
        />
      ) : (
        persona.category && <p className={styles.none}>{t('seek.none')}</p>
      )}
    </article>
  );
}

/** Who, where, with what: which cards lie open below. */
const Kinds = ({
  category,
  sought,
  onChoose,
}: {
  readonly category: Category;
  readonly sought: Category | null;
  readonly onChoose: (category: Category) => void;
}) => (
  <fieldset className={styles.kinds}>
    <legend className="sr-only">{t('seek.category')}</legend>
    {CATEGORIES.map((each) => (
      <Pressable
        key={each}
        className={clsx(styles.kind, each === category && styles.open)}
        aria-pressed={each === category}
        onPress={() => onChoose(each)}
      >
        {t(`categories.${each}`)}
        {each === sought && <span className={styles.here} aria-hidden="true" />}
      </Pressable>
    ))}
  </fieldset>
);

function ReadyBar({ scene, legal, act, seat }: SeanceProps & { readonly seat: PsychicSeat }) {
  const { view, name } = scene;
  const canReady = those(legal, 'ready').length > 0;
  const canWait = those(legal, 'unready').length > 0;
  const ready = view.psychics.filter((each) => each.ready).map((each) => name(each.seat));
  const me = view.psychics.find((each) => each.seat === seat);
  return (
    <div className={styles.ready}>
      {canReady && (
        <Button look="flame" data-glow="ready" onPress={() => void act({ type: 'ready' })}>
          {t('seek.ready')}
        </Button>
      )}
      {canWait && (
        <Button look="brass" onPress={() => void act({ type: 'unready' })}>
          {t('seek.unready')}
        </Button>
      )}
      {me?.level && <span>{t('seek.tokensLeft', me.tokens)}</span>}
      {ready.length > 0 && <span>{t('seek.readyNames', { names: listed(ready) })}</span>}
    </div>
  );
}

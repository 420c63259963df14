import type { Action, DreamId, GhostView, Persona } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Button as Pressable } from 'react-aria-components';
import { useZoom } from '../../cards/zoom.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './ghost-desk.module.css';
import { dreamsOf } from './persona-plate.tsx';
import { ownerOf, personaFace } from './personas.ts';
import { DreamRow, descriptionOf, LookAt, Picture, titleOf, zoomCard } from './picture.tsx';
import { type SeanceProps, those } from './props.ts';
import { t } from './words.ts';

interface Props extends SeanceProps {
  readonly ghost: GhostView;
}

/** One seeker at a time, the card to point at, and seven dreams. Nothing leaves the desk before "Send". */
export function GhostDesk(props: Props) {
  const { scene, ghost, legal, act } = props;
  const { view } = scene;
  const waiting = view.personas.filter((each) => waits(each, view.turn));
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = waiting.find((each) => each.persona === wanted) ?? waiting[0] ?? null;
  const [group, setGroup] = useState<number | null>(null);
  const tray = useTray(ghost);
  const final = view.step === 'shared-vision';
  const redraws = legal.some((action) => action.type === 'redraw') || those(legal, 'tray-in').length > 0;

  return (
    <section className={styles.desk} aria-label={t('desk.hand')}>
      {view.step === 'vision' && (
        <fieldset className={styles.seekers}>
          <legend className={styles.legend}>{t('desk.waiting')}</legend>
          {view.personas.map((each) => (
            <Pressable
              key={each.persona}
              className={clsx(styles.seeker, each === chosen && styles.chosen)}
              isDisabled={!waiting.includes(each)}
              aria-pressed={each === chosen}
              onPress={() => setWanted(each.persona)}
            >
              <SeatMark face={personaFace(each.persona)} size={24} />
              {ownerOf(scene, each.persona)}
              {!waiting.includes(each) && <Icon name="check" size={16} />}
            </Pressable>
          ))}
        </fieldset>
      )}
      {view.step === 'vision' && chosen && <Target persona={chosen} {...props} />}
      {final && <Culprit group={group} onChoose={setGroup} {...props} />}
      <div className={styles.handHead}>
        <h2 className={styles.title}>{t('desk.hand')}</h2>
        <p className={styles.silent}>{t('desk.silent')}</p>
      </div>
      <ul className={styles.hand}>
        {ghost.hand.map((dream) => (
          <HandCard
            key={dream}
            dream={dream}
            hand={ghost.hand}
            taken={tray.has(dream)}
            open={legal.length > 0}
            onToggle={() => tray.toggle(dream)}
          />
        ))}
      </ul>
      <div className={styles.doors}>
        {view.step === 'vision' && chosen && (
          <Button
            look="flame"
            data-glow={tray.size > 0 && legal.length > 0 ? 'send' : undefined}
            isDisabled={tray.size === 0 || legal.length === 0}
            onPress={() => void act(...tray.changes(), { type: 'send', persona: chosen.persona })}
          >
            {tray.size === 0
              ? t('desk.sendNone', { name: ownerOf(scene, chosen.persona) })
              : t('desk.send', { count: tray.size, name: ownerOf(scene, chosen.persona) })}
          </Button>
        )}
        {final && (
          <Button
            look="flame"
            data-glow={group !== null && tray.size === 3 ? 'choose' : undefined}
            isDisabled={group === null || tray.size !== 3 || legal.length === 0}
            onPress={() => group !== null && void act(...tray.changes(), { type: 'choose', group })}
          >
            {group !== null && tray.size === 3 ? t('desk.choose', { group }) : t('desk.chooseNone')}
          </Button>
        )}
        {redraws && ghost.redrawsLeft > 0 && <Redraw tray={tray} {...props} />}
      </div>
    </section>
  );
}

function Redraw({ scene, ghost, act, tray }: Props & { readonly tray: Tray }) {
  const whole = scene.view.options.edition === 'original';
  return (
    <Button
      look="brass"
      isDisabled={!whole && tray.size === 0}
      onPress={() => void act(...(whole ? [] : tray.changes()), { type: 'redraw' })}
    >
      {t(whole ? 'desk.redrawAll' : 'desk.redrawSome', { left: ghost.redrawsLeft })}
    </Button>
  );
}

/** The card a seeker must find, beside what they were sent and where they went wrong. */
function Target({ persona, scene, ghost }: Props & { readonly persona: Persona }) {
  const { category } = persona;
  const target = category && ghost.targets[persona.persona - 1]?.[category];
  if (!category || !target) return null;
  const wrong = scene.view.guesses.filter(
    (guess) => guess.persona === persona.persona && guess.category === category && !guess.right,
  );
  const dreams = dreamsOf(persona);
  return (
    <div className={styles.target} data-target={target}>
      <figure className={styles.targetCard}>
        <LookAt id={target} among={[target, ...ghost.hand]} large />
        <figcaption>
          <span className={styles.overline}>{t('desk.target')}</span>
          <b>{titleOf(target)}</b>
        </figcaption>
      </figure>
      <div className={styles.story}>
        {dreams.length > 0 && (
          <>
            <h3 className={styles.overline}>{t('desk.earlier')}</h3>
            <DreamRow dreams={dreams} />
          </>
        )}
        {wrong.length > 0 && (
          <>
            <h3 className={styles.overline}>{t('desk.wrong')}</h3>
            <DreamRow dreams={wrong.flatMap((guess) => guess.card ?? [])} />
          </>
        )}
      </div>
    </div>
  );
}

function Culprit({
  scene,
  group,
  onChoose,
  legal,
}: Props & { readonly group: number | null; readonly onChoose: (group: number) => void }) {
  return (
    <fieldset className={styles.groups}>
      <legend className={styles.legend}>{t('desk.culprit')}</legend>
      {scene.view.final?.groups.map((each) => (
        <Pressable
          key={each.group}
          className={clsx(styles.group, group === each.group && styles.chosen)}
          aria-pressed={group === each.group}
          aria-label={`${t('final.group', { group: each.group })}: ${titleOf(each.character)}, ${titleOf(each.location)}, ${titleOf(each.object)}`}
          isDisabled={legal.length === 0}
          data-glow="group"
          onPress={() => onChoose(each.group)}
        >
          <span className={styles.overline}>{t('final.group', { group: each.group })}</span>
          <span className={styles.triple}>
            <Picture id={each.character} />
            <Picture id={each.location} />
            <Picture id={each.object} />
          </span>
        </Pressable>
      ))}
    </fieldset>
  );
}

interface HandCardProps {
  readonly dream: DreamId;
  readonly hand: readonly DreamId[];
  readonly taken: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function HandCard({ dream, hand, taken, open, onToggle }: HandCardProps) {
  const zoom = useZoom();
  return (
    <li className={clsx(styles.handCard, taken && styles.taken)} data-hand={dream}>
      <Pressable
        className={clsx(styles.pick)}
        aria-pressed={taken}
        aria-label={`${t('dream')}: ${descriptionOf(dream)}`}
        isDisabled={!open}
        data-glow={open ? 'dream' : undefined}
        onPress={onToggle}
      >
        <Picture id={dream} large />
        {taken && <span className={styles.ribbon}>{t('desk.tray')}</span>}
      </Pressable>
      <Button
        look="quiet"
        className={styles.zoom}
        aria-label={t('seek.zoom', { card: descriptionOf(dream) })}
        onPress={() => zoom.open(hand.map(zoomCard), hand.indexOf(dream))}
      >
        <Icon name="zoom" size={18} />
      </Button>
    </li>
  );
}

const waits = (persona: Persona, turn: number): boolean =>
  persona.category !== null && !persona.visions.some((vision) => vision.turn === turn);

interface Tray {
  readonly size: number;
  readonly has: (dream: DreamId) => boolean;
  readonly toggle: (dream: DreamId) => void;
  /** What makes the rules' tray like this one; goes with the same act as what it is used for. */
  readonly changes: () => readonly Action[];
}

/** The tray stays on this desk until it is used, so that not even the server hears of a change of mind. */
function useTray(ghost: GhostView): Tray {
  const [picked, setPicked] = useState<readonly DreamId[]>(ghost.tray);
  const now = picked.filter((dream) => ghost.hand.includes(dream));
  return {
    size: now.length,
    has: (dream) => now.includes(dream),
    toggle: (dream) => setPicked(now.includes(dream) ? now.filter((each) => each !== dream) : [...now, dream]),
    changes: () => [
      ...ghost.tray.filter((dream) => !now.includes(dream)).map((dream): Action => ({ type: 'tray-out', dream })),
      ...now.filter((dream) => !ghost.tray.includes(dream)).map((dream): Action => ({ type: 'tray-in', dream })),
    ],
  };
}

import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { t } from '../../words/words.ts';
import { UnderstudyStrength } from '../understudy-strength.tsx';
import { useTable } from '../use-table.ts';

/** The host's word on who plays for those who are gone. */
export function Understudies({ then }: { readonly then: (work: Promise<unknown>) => void }) {
  const { facts, game, nameOf, personIn, scene, verb } = useTable();
  const hushed = scene !== null && !!game.hushed?.(scene);
  const lend = (seat: string) => then(verb({ type: 'understudy', seat, strength: 'steady' }));
  return facts.seats.map(({ seat, kind }) => {
    if (kind === 'understudy')
      return (
        <div key={seat}>
          <UnderstudyStrength seat={seat} />
          {!hushed && (
            <Button look="quiet" onPress={() => then(verb({ type: 'free', seat }))}>
              {t('understudy.sendHome', { name: nameOf(seat) })}
            </Button>
          )}
        </div>
      );
    const gone = personIn(seat)?.online === false;
    if (kind === 'person' && !gone) return null;
    return (
      <Button key={seat} onPress={() => lend(seat)}>
        <Icon name="understudy" size={20} />
        {kind === 'open'
          ? t('understudy.fill', { role: game.face(seat).role })
          : t('understudy.lend', { name: nameOf(seat) })}
      </Button>
    );
  });
}

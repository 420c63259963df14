import { useState } from 'react';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { t } from '../../words/words.ts';
import styles from './invitation.module.css';

/** Three ways to bring friends: a link to send, letters to read out, squares to point a phone at. */
export function Invitation({ id, code }: { readonly id: string; readonly code: string }) {
  const link = `${location.origin}/t/${id}`;
  return (
    <Panel title={t('invite.title')}>
      <div className={styles.invite}>
        <QrCode text={link} label={t('invite.qr')} />
        <div className={styles.ways}>
          <p>
            <span className={styles.small}>{t('invite.code')}</span>
            <span className={styles.code}>{code}</span>
          </p>
          <ShareLink link={link} />
          <a className={buttonLook('quiet')} href={`/tv/${code}`} target="_blank" rel="noreferrer">
            <Icon name="tv" size={20} />
            {t('invite.tv')}
          </a>
        </div>
      </div>
    </Panel>
  );
}

/** The phone's own share sheet where there is one, the clipboard everywhere else. */
function ShareLink({ link }: { readonly link: string }) {
  const [copied, setCopied] = useState(false);
  async function share() {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: t('invite.shareTitle'), url: link }).catch(() => {});
      return;
    }
    await navigator.clipboard.writeText(link);
    setCopied(true);
  }
  return (
    <>
      <Button look="brass" onPress={() => void share()}>
        <Icon name={copied ? 'check' : 'copy'} size={20} />
        {t(copied ? 'invite.copied' : 'invite.copy')}
      </Button>
      <input
        className={styles.link}
        readOnly
        value={link}
        aria-label={t('invite.link')}
        onFocus={(event) => event.target.select()}
      />
    </>
  );
}

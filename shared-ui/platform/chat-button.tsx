import { useRef } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiWhatsapp } from '@mawad/shared-ui/kit/icons.ts';
import { useCovers } from '@mawad/shared-ui/kit/overlay/use-covers.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import sheet, * as styles from './chat-button.module.css';

/** Opens a WhatsApp chat; leaves the screen while it would cover controls, headings or prices. */
export function ChatButton() {
  const { t } = useTranslation('common');
  const { phone } = useServices().site.contact;
  const link = useRef<HTMLAnchorElement>(null);
  const isAside = useCovers(link);
  return (
    <aside aria-label={t('chatOnWhatsApp')}>
      {sheet}
      <a
        ref={link}
        data-aside={isAside || undefined}
        href={`https://wa.me/${phone.replace(/\D/g, '')}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('chatOnWhatsApp')}
        title={t('chatOnWhatsApp')}
        className={styles.chat}
      >
        <Icon path={mdiWhatsapp} size={30} />
      </a>
    </aside>
  );
}

import type { ReactNode } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Box, Link } from '@mawad/shared-ui/kit/mui.ts';
import { UnbrokenNumber } from '@mawad/shared-ui/kit/unbroken-number.tsx';
import type { NotificationView } from './notification-source.ts';

/** Kinds with their own wording for orders collected by the buyer. */
const pickupKinds: Partial<Record<NotificationView['kind'], NotificationView['kind']>> = {
  order_shipped: 'order_ready',
  order_delivered: 'order_collected',
};

interface NotificationRowProps {
  item: NotificationView;
  href: string | null;
  onFollow: () => void;
}

/** One notification: event, reason and time; bold until it is read. */
export function NotificationRow({ item, href, onFollow }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const language = useLanguage();
  const { kind, subject } = item;
  // A change of several products has a count instead of a product name.
  const count = subject.count ?? 0;
  const isUnread = item.read_at === null;
  const sentence = t(`kinds.${(subject.is_pickup && pickupKinds[kind]) || kind}`, {
    number: subject.number ?? '',
    person: subject.person ?? t('erasedPerson'),
    name: subject.name ?? '',
    project: subject.project ?? '',
    product:
      localized(subject, 'name', language) || t('productCount', { count, number: format.number(count) }),
    company: localized(subject, 'company_name', language) || (subject.company_name ?? ''),
    document: subject.document ? t(`documents.${subject.document}`) : '',
  });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '8px minmax(0, 1fr)',
        columnGap: 1.5,
        padding: 2,
        borderBlockEnd: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBlockEnd: 0 },
      }}
    >
      <Box
        role={isUnread ? 'img' : undefined}
        aria-label={isUnread ? t('unread') : undefined}
        sx={{
          inlineSize: 8,
          blockSize: 8,
          marginBlockStart: '12px',
          borderRadius: '50%',
          backgroundColor: isUnread ? 'primary.main' : 'transparent',
        }}
      />
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: isUnread ? 600 : 400 }}>
          <Sentence href={href} onFollow={onFollow}>
            <UnbrokenNumber text={sentence} number={subject.number} />
          </Sentence>
        </Box>
        {subject.fee_paid !== undefined && (
          <Box sx={{ color: 'text.secondary' }}>{t(subject.fee_paid ? 'feePaid' : 'feeUnpaid')}</Box>
        )}
        {subject.reason && (
          <Box dir="auto" sx={{ color: 'text.secondary' }}>
            {subject.reason}
          </Box>
        )}
        <Box
          component="time"
          dateTime={item.created_at}
          sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}
        >
          {format.dateTime(item.created_at)}
        </Box>
      </Box>
    </Box>
  );
}

interface SentenceProps {
  href: string | null;
  onFollow: () => void;
  children: ReactNode;
}

function Sentence({ href, onFollow, children }: SentenceProps) {
  const target = { color: 'inherit', sx: { display: 'inline-block', paddingBlock: 0.5 } };
  if (href === null) return children;
  if (!href.startsWith('/')) {
    return (
      <Link href={href} onClick={onFollow} {...target}>
        {children}
      </Link>
    );
  }
  return (
    <AppLink to={href} onClick={onFollow} {...target}>
      {children}
    </AppLink>
  );
}

import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { PortalColumns } from '@mawad/shared-ui/desk/list/portal-columns.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { isMissing } from '@mawad/supabase/errors';
import { DetailSkeleton } from '../../detail-skeleton.tsx';
import { SenderCard } from '../../sender-card.tsx';
import { AnswerForm } from './answer-form.tsx';
import { MessageHandling } from './message-handling.tsx';
import { messageQuery } from './message-queries.ts';
import { MessageStatus } from './message-status.tsx';
import { MessageThread } from './message-thread.tsx';

/** A contact message with its answers and the answer form. */
export function MessagePage() {
  const { t } = useTranslation(['admin-contact', 'common']);
  const format = useFormat();
  const { messageId } = useParams();
  const query = useQuery(messageQuery(useServices(), Number(messageId)));
  const back = { to: '/admin/messages', label: t('back') };
  const message = query.data;
  if (!message) {
    return (
      <PortalPage title={t('title')} back={back}>
        {query.isError && isMissing(query.error) && (
          <EmptyState title={t('notFound')} text={t('notFoundText')} action={back} />
        )}
        {query.isError && !isMissing(query.error) && (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.isPending && <DetailSkeleton />}
      </PortalPage>
    );
  }
  return (
    <PortalPage
      title={t('oneTitle', { name: message.full_name })}
      subtitle={<time dateTime={message.created_at}>{format.dateTime(message.created_at)}</time>}
      badge={<MessageStatus status={message.status} />}
      back={back}
    >
      <PortalColumns
        side={
          <>
            <MessageHandling message={message} />
            <SenderCard
              label={t('sender')}
              name={message.full_name}
              email={message.email}
              facts={[
                [t('language'), t(`common:languages.${message.language}`)],
                [t('account'), t(message.has_account ? 'hasAccount' : 'isGuest')],
              ]}
            />
          </>
        }
      >
        <MessageThread message={message} />
        <AnswerForm key={message.id} message={message} />
      </PortalColumns>
    </PortalPage>
  );
}

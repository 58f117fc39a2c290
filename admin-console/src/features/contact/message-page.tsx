import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { PortalColumns } from '@mawad/shared-ui/desk/list/portal-columns.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { UnloadedPage } from '@mawad/shared-ui/desk/frame/unloaded-page.tsx';
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
    const missing = { title: t('notFound'), text: t('notFoundText') };
    return <UnloadedPage title={t('title')} back={back} query={query} missing={missing} />;
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

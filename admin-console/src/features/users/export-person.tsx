import { baghdadDay, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';
import { exportPerson, type UserDetail } from '@mawad/supabase/people/users-queries';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';

interface ExportPersonProps {
  user: UserDetail;
  onClose: () => void;
}

/** Saves everything stored about a person as a file, with a reason for the log. */
export function ExportPerson({ user, onClose }: ExportPersonProps) {
  const { t } = useTranslation('admin-user');
  const name = user.full_name || user.email;
  const reading = useAction({
    act: async (services, reason: string) => {
      const content = JSON.stringify(await exportPerson(backendOf(services).data, user.id, reason), null, 2);
      saveFile(`mawad-${name}-${baghdadDay()}.json`, new Blob([content], { type: 'application/json' }));
    },
    reads: ['audit-log'],
    done: () => t('export.done', { name }),
    failed: t('export.failed'),
    onDone: onClose,
  });
  return (
    <DecisionDialog
      title={t('export.title', { name })}
      text={t('export.text')}
      confirmLabel={t('export.label')}
      note={{ label: t('decide.erase.reason'), missing: t('decide.erase.missing') }}
      busy={reading.isPending}
      onConfirm={(reason) => reading.mutate(reason ?? '')}
      onClose={onClose}
    />
  );
}

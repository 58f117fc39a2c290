import { useTranslation } from '@mawad/shared-i18n';
import {
  listAllQuestions,
  moderateMatchingQuestions,
  moderateQuestions,
} from '@mawad/supabase/questions/queries';
import { ModeratedPage } from '../../moderated-page.tsx';

/** Questions about all products; staff hide them and show them again. */
export function QuestionsPage() {
  const { t } = useTranslation('questions');
  return (
    <ModeratedPage
      of="questions"
      states={{ reported: t('states.reported'), hidden: t('states.hidden') }}
      list={listAllQuestions}
      moderate={moderateQuestions}
      moderateMatching={moderateMatchingQuestions}
    />
  );
}

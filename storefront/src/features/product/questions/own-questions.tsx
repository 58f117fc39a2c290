import { Suspense, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';
import { Box, Button, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useLocation } from '@mawad/shared-ui/kit/router.ts';
import { loginPath } from '@mawad/shared-ui/platform/session/login-path.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import type { OwnQuestion } from '@mawad/supabase/questions/queries';
import { ownQuestionsQuery } from './question-queries.ts';

const QuestionForm = lazyPart(async () => (await import('./question-form.tsx')).QuestionForm);
const DeleteQuestion = lazyPart(async () => (await import('./delete-question.tsx')).DeleteQuestion);

/** Anchor of the question form, which is opened after sign-in returns to it. */
const anchor = 'ask-question';

/** Button to ask a question, and the user's questions that are not shown on the page. */
export function OwnQuestions({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const { pathname, search } = useLocation();
  const { user, status } = useStore((state) => state.session);
  return (
    // Reserves space while the session is checked.
    <Box sx={{ minBlockSize: 44, displayPrint: 'none' }}>
      {user && <QuestionEditor key={user.id} userId={user.id} product={product} />}
      {!user && status === 'signed-out' && (
        <ButtonLink to={loginPath({ pathname, search, hash: `#${anchor}` })} variant="outlined">
          {t('questions.signIn')}
        </ButtonLink>
      )}
    </Box>
  );
}

function QuestionEditor({ userId, product }: { userId: string; product: ProductDetail }) {
  const { t } = useTranslation('product');
  const startsOpen = useLocation().hash === `#${anchor}`;
  const [isFormOpen, setFormOpen] = useState(startsOpen);
  const { data: own = [] } = useQuery(ownQuestionsQuery(useServices(), userId, product.id));
  const unpublished = own.filter(({ answer, hidden_reason }) => answer === null || hidden_reason !== null);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {isFormOpen ? (
        <Suspense fallback={<Skeleton variant="rounded" height={220} width="100%" />}>
          <QuestionForm product={product} userId={userId} onClose={() => setFormOpen(false)} />
        </Suspense>
      ) : (
        <Button variant="outlined" onClick={() => setFormOpen(true)}>
          {t('questions.ask')}
        </Button>
      )}
      {unpublished.length > 0 && (
        <Box component="ul" aria-label={t('questions.yours')} sx={listStyle}>
          {unpublished.map((question) => (
            <UnpublishedQuestion key={question.id} question={question} product={product} userId={userId} />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface UnpublishedQuestionProps {
  question: OwnQuestion;
  product: ProductDetail;
  userId: string;
}

function UnpublishedQuestion({ question, product, userId }: UnpublishedQuestionProps) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const [deleting, setDeleting] = useState(false);
  return (
    <Box component="li" sx={cardStyle}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <bdi>{question.body}</bdi>
      </Typography>
      <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
        {t('questions.asked', { date: format.date(question.created_at) })}
      </Box>
      {question.hidden_reason ? (
        <Typography role="status" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
          {t('questions.hidden')} <bdi>{question.hidden_reason}</bdi>
        </Typography>
      ) : (
        <Box sx={{ fontSize: 'var(--text-14)' }}>{t('questions.waits')}</Box>
      )}
      <Button
        color="inherit"
        onClick={() => setDeleting(true)}
        sx={{ justifySelf: 'start', marginInlineStart: -1 }}
      >
        {t('questions.delete')}
      </Button>
      {deleting && (
        <Suspense fallback={null}>
          <DeleteQuestion
            question={question}
            productId={product.id}
            userId={userId}
            onClose={() => setDeleting(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 1.5,
  inlineSize: '100%',
} as const;

const cardStyle = {
  padding: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  display: 'grid',
  gap: 0.75,
} as const;

import { Suspense, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/components/link';
import { useServices } from '@mawad/shared-ui/contract';
import { lazyPart } from '@mawad/shared-ui/loading/lazy-part';
import { Box, Button, Skeleton, Typography } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { useLocation } from '@mawad/shared-ui/router';
import { loginPath } from '@mawad/shared-ui/session/login-path';
import { useStore } from '@mawad/shared-ui/store';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';
import type { OwnQuestion } from '@mawad/supabase/queries/questions';
import { ownQuestionsQuery } from './question-queries.ts';

const QuestionForm = lazyPart(async () => (await import('./question-form.tsx')).QuestionForm);
const DeleteQuestion = lazyPart(async () => (await import('./delete-question.tsx')).DeleteQuestion);

/** Names the place on the product's page that signing in leads back to, with the form open. */
const anchor = 'ask-question';

/** How to ask, and what of the reader's own questions is not on the page. */
export function OwnQuestions({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const { pathname, search } = useLocation();
  const { user, status } = useStore((state) => state.session);
  return (
    // Reserves its space while the session is being checked.
    <Box sx={{ minBlockSize: 44, displayPrint: 'none' }}>
      {user && <Asker key={user.id} userId={user.id} product={product} />}
      {!user && status === 'signed-out' && (
        <ButtonLink to={loginPath({ pathname, search, hash: `#${anchor}` })} variant="outlined">
          {t('questions.signIn')}
        </ButtonLink>
      )}
    </Box>
  );
}

function Asker({ userId, product }: { userId: string; product: ProductDetail }) {
  const { t } = useTranslation('product');
  const cameToAsk = useLocation().hash === `#${anchor}`;
  const [asking, setAsking] = useState(cameToAsk);
  const { data: own = [] } = useQuery(ownQuestionsQuery(useServices(), userId, product.id));
  const unseen = own.filter(({ answer, hidden_reason }) => answer === null || hidden_reason !== null);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {asking ? (
        <Suspense fallback={<Skeleton variant="rounded" height={220} width="100%" />}>
          <QuestionForm product={product} userId={userId} onClose={() => setAsking(false)} />
        </Suspense>
      ) : (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {t('questions.ask')}
        </Button>
      )}
      {unseen.length > 0 && (
        <Box component="ul" aria-label={t('questions.yours')} sx={listStyle}>
          {unseen.map((question) => (
            <Waiting key={question.id} question={question} product={product} userId={userId} />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface WaitingProps {
  question: OwnQuestion;
  product: ProductDetail;
  userId: string;
}

function Waiting({ question, product, userId }: WaitingProps) {
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

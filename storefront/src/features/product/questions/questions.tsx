import { useId } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Pagination } from '@mawad/shared-ui/platform/link/pagination.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useLocation, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import { questionsPerPage } from '@mawad/supabase/questions/queries';
import { questionsQuery } from '../../../catalogue/catalogue-queries.ts';
import { searchOf } from '../../../catalogue/listing-input.ts';
import { questionParams, readQuestions } from '../../../catalogue/question-input.ts';
import { OwnQuestions } from './own-questions.tsx';
import { QuestionItem } from './question-item.tsx';
import { QuestionSearch } from './question-search.tsx';

export function Questions({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const headingId = useId();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const input = readQuestions(params);
  const { data, error, refetch } = useQuery(questionsQuery(useServices(), product.id, input));
  const hrefOf = (number: number) => {
    const next = new URLSearchParams(params);
    if (number > 1) next.set(questionParams.page, String(number));
    else next.delete(questionParams.page);
    return `${pathname}${searchOf(next)}#questions`;
  };
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h2" sx={{ fontSize: 'var(--text-20)', marginBlockEnd: 2 }}>
        {t('questions.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
          gap: { xs: 3, md: 6 },
          alignItems: 'start',
        }}
      >
        <OwnQuestions product={product} />
        <Box>
          {error && !data && (
            <ErrorState error={error} title={t('questions.failed')} onRetry={() => void refetch()} />
          )}
          {!error && !data && <Skeleton variant="rounded" height={160} />}
          {data && (data.total > 0 || input.term !== '') && (
            <QuestionSearch key={input.term} term={input.term} />
          )}
          {data?.total === 0 && (
            <Box role="status">
              <Typography sx={{ fontWeight: 600 }}>
                {t(input.term ? 'questions.noMatch' : 'questions.none')}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>
                {t(input.term ? 'questions.noMatchHint' : 'questions.noneHint')}
              </Typography>
            </Box>
          )}
          {data && data.total > 0 && (
            <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2.5 }}>
              {data.items.map((question) => (
                <QuestionItem
                  key={question.id}
                  question={question}
                  company={localized(product, 'company_name', language)}
                />
              ))}
            </Box>
          )}
          {data && data.total > questionsPerPage && (
            <Box sx={{ marginBlockStart: 3 }}>
              <Pagination
                page={input.page}
                pageCount={Math.ceil(data.total / questionsPerPage)}
                hrefOf={hrefOf}
              />
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}

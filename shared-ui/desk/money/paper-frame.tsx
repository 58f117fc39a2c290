import { type ReactNode, useId } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Wordmark } from '@mawad/shared-ui/kit/brand-mark.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { PaperFooter } from '@mawad/shared-ui/desk/order/paper/paper-footer.tsx';
import { PrintBar } from '@mawad/shared-ui/desk/order/paper/print-bar.tsx';
import { sheetStyle } from '@mawad/shared-ui/desk/order/paper/sheet-style.ts';
import { PaperWords } from './paper-words.tsx';

interface PaperPageProps {
  title: string;
  back: string;
  query: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  /** The paper, once it is loaded. */
  children: ReactNode;
}

/** Page around one paper of A4, with buttons that are not printed. */
export function PaperPage({ title, back, query, children }: PaperPageProps) {
  const { t } = useTranslation(['money', 'common']);
  return (
    <>
      <title>{`${title} | ${t('common:siteName')}`}</title>
      <PrintBar
        back={{ to: back, label: t('money:statement.back') }}
        print={t('money:statement.printNow')}
        isEmpty={!children}
      />
      {query.isError && !children && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton variant="rounded" height={640} />}
      {children}
    </>
  );
}

interface PaperFrameProps {
  heading: ReactNode;
  facts: { name: ReactNode; value: ReactNode }[];
  children: ReactNode;
}

/** Bilingual sheet with mark, title, facts and the marketplace's contact. */
export function PaperFrame({ heading, facts, children }: PaperFrameProps) {
  const id = useId();
  return (
    <Box component="article" aria-labelledby={id} sx={sheetStyle}>
      <Box component="header" sx={headerStyle}>
        <Box sx={{ flex: '1 0 auto' }}>
          <Wordmark size={34} />
          <Box
            id={id}
            component="h1"
            sx={{ fontSize: 26, lineHeight: 1.3, margin: 0, marginBlockStart: 2.5 }}
          >
            {heading}
          </Box>
        </Box>
        <Box component="dl" sx={factsStyle}>
          {facts.map(({ name, value }, index) => (
            <div key={index}>
              <Box component="dt" sx={{ fontSize: 11, lineHeight: 1.4, color: '#3E5561' }}>
                {name}
              </Box>
              <dd>{value}</dd>
            </div>
          ))}
        </Box>
      </Box>
      {children}
      <PaperFooter>
        <PaperWords word="issuedBy" />
      </PaperFooter>
    </Box>
  );
}

/** Day as digits, which both languages read: 28/11/2026. */
export const paperDay = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { timeZone: 'Asia/Baghdad' });

/** Sums below the lines of a paper. */
export const sumStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'end',
  columnGap: 4,
  rowGap: 0.75,
  margin: 0,
  marginBlockStart: 2,
  paddingInlineEnd: 1,
  '& dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& dt, & dd': { breakInside: 'avoid' },
} as const;

const headerStyle = {
  display: 'flex',
  alignItems: 'start',
  gap: 3,
  marginBlockEnd: 3,
  '@media screen and (max-width: 599px)': { flexWrap: 'wrap' },
} as const;

const factsStyle = {
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  gap: 1.5,
  '& dd': { margin: 0, fontWeight: 700, overflowWrap: 'anywhere' },
} as const;

import { type ReactNode, useId } from 'react';
import { formatPhone, useTranslation } from '@mawad/shared-i18n';
import { Wordmark } from '@mawad/shared-ui/kit/brand-mark.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiArrowLeft, mdiPrinterOutline } from '@mawad/shared-ui/kit/icons.ts';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box, Button, GlobalStyles, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { Both, invoiceWords } from '@mawad/shared-ui/desk/order/paper/invoice-words.tsx';
import { sheetStyle } from '@mawad/shared-ui/desk/order/paper/sheet-style.ts';
import { paperStyles } from '@mawad/shared-ui/desk/order/paper-styles.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';

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
      <GlobalStyles styles={paperStyles} />
      <Box sx={barStyle}>
        <AppLink to={back} sx={{ ...tapArea, display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Icon path={mdiArrowLeft} mirrored />
          {t('money:statement.back')}
        </AppLink>
        <Button
          variant="contained"
          disabled={!children}
          onClick={() => window.print()}
          startIcon={<Icon path={mdiPrinterOutline} />}
        >
          {t('money:statement.printNow')}
        </Button>
      </Box>
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
  const { contact } = useServices().site;
  const { en, ar } = invoiceWords;
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
      <Box component="footer" sx={footerStyle}>
        <Box>
          <Both en={en.soldThrough} ar={ar.soldThrough} />
        </Box>
        <Box sx={{ textAlign: 'end' }}>
          <Ltr>{formatPhone(contact.phone)}</Ltr>
          <Box>
            <Ltr>{contact.email}</Ltr>
          </Box>
        </Box>
      </Box>
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

const barStyle = {
  displayPrint: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  paddingBlockEnd: 2,
  maxInlineSize: '210mm',
  marginInline: 'auto',
};

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

const footerStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  marginBlockStart: 4,
  paddingBlockStart: 1.5,
  borderBlockStart: '1px solid #C9CEC9',
  fontSize: 11,
  color: '#3E5561',
};

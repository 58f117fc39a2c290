import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { Box, Link, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { tapRow } from '@mawad/shared-ui/kit/tap-area.ts';
import { ContactWays } from '../../layout/contact-ways.tsx';
import { Seo } from '../../layout/seo.tsx';

interface ProseSection {
  /** Anchor of the section, the same in both languages. */
  id: string;
  heading: string;
  text: string;
}

interface ProsePageProps {
  title: string;
  lead: string;
  sections?: ProseSection[];
  actions?: ReactNode;
  noIndex?: boolean;
  data?: object[];
  children?: ReactNode;
}

/** Text page with a lead, sections and actions, beside a table of contents and contact data. */
export function ProsePage({ title, lead, sections = [], actions, noIndex, data, children }: ProsePageProps) {
  const { t } = useTranslation('storefront');
  return (
    <PlainContainer>
      <Seo title={title} description={lead} noIndex={noIndex} data={data} />
      <Breadcrumbs items={[{ label: t('page.home'), to: '/' }, { label: title }]} />
      <PageHeader title={title} />
      <Box sx={columns}>
        <Box component="article" sx={{ maxInlineSize: '42em' }}>
          <Typography sx={{ fontSize: 'var(--text-20)', lineHeight: 1.6 }}>{lead}</Typography>
          {sections.map(({ id, heading, text }) => (
            <Box
              key={id}
              id={id}
              component="section"
              sx={{ marginBlockStart: 4, scrollMarginBlockStart: 96 }}
            >
              <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 1 }}>
                {heading}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
            </Box>
          ))}
          {children}
          {actions && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockStart: 4 }}>{actions}</Box>
          )}
        </Box>
        <Box component="aside" sx={aside}>
          {sections.length > 0 && <Contents sections={sections} />}
          <ContactWays />
        </Box>
      </Box>
    </PlainContainer>
  );
}

function Contents({ sections }: { sections: ProseSection[] }) {
  const { t } = useTranslation('information');
  return (
    <Box component="nav" aria-label={t('contents')} sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary', marginBlockEnd: 1 }}>
        {t('contents')}
      </Box>
      <Box component="ul" sx={contentsList}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Link href={`#${id}`} sx={tapRow}>
              {heading}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  columnGap: 8,
  rowGap: 5,
  alignItems: 'start',
  justifyContent: 'space-between',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 42em) 340px' },
  paddingBlockEnd: 6,
} as const;

const aside = {
  display: 'grid',
  gap: 4,
  position: { lg: 'sticky' },
  insetBlockStart: { lg: '112px' },
} as const;

const contentsList = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 } as const;

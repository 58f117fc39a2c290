import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Breadcrumbs } from '@mawad/shared-ui/components/breadcrumbs';
import { PageHeader } from '@mawad/shared-ui/components/page-header';
import { Box, Container, Typography } from '@mawad/shared-ui/mui';
import { Seo } from '../../layout/seo.tsx';

interface ProsePageProps {
  title: string;
  lead: string;
  /** `id` is the anchor of the heading, the same in both languages. */
  sections?: { id: string; heading: string; text: string }[];
  /** Buttons under the text. */
  actions?: ReactNode;
  noIndex?: boolean;
  data?: object[];
  children?: ReactNode;
}

/** A page of plain words: a lead, short sections and one or two ways on. */
export function ProsePage({ title, lead, sections = [], actions, noIndex, data, children }: ProsePageProps) {
  const { t } = useTranslation('storefront');
  return (
    <Container>
      <Seo title={title} description={lead} noIndex={noIndex} data={data} />
      <Breadcrumbs items={[{ label: t('page.home'), to: '/' }, { label: title }]} />
      <PageHeader title={title} />
      <Box sx={{ maxInlineSize: '68ch', paddingBlockEnd: 6 }}>
        <Typography sx={{ fontSize: 'var(--text-20)', lineHeight: 1.6 }}>{lead}</Typography>
        {sections.map(({ id, heading, text }) => (
          <Box key={id} id={id} component="section" sx={{ marginBlockStart: 4, scrollMarginBlockStart: 96 }}>
            <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 1 }}>
              {heading}
            </Typography>
            <Typography>{text}</Typography>
          </Box>
        ))}
        {children}
        {actions && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockStart: 4 }}>{actions}</Box>
        )}
      </Box>
    </Container>
  );
}

import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { mdiChevronDown } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { ProsePage } from './prose-page.tsx';
import { useInformationPage } from './use-information-page.ts';

/** Questions in `<details>` elements, which also open without scripts. */
export function FaqPage() {
  const { t } = useTranslation('information');
  const { title, lead, sections } = useInformationPage('faq');
  return (
    <ProsePage
      title={title}
      lead={lead}
      data={[
        {
          '@type': 'FAQPage',
          mainEntity: sections.map(({ heading, text }) => ({
            '@type': 'Question',
            name: heading,
            acceptedAnswer: { '@type': 'Answer', text },
          })),
        },
      ]}
      actions={
        <ButtonLink to="/contact" variant="contained">
          {t('faq.contactAction')}
        </ButtonLink>
      }
    >
      <Box sx={{ marginBlockStart: 4, borderBlockStart: 1, borderColor: 'divider' }}>
        {sections.map(({ id, heading, text }) => (
          <Box key={id} id={id} component="details" sx={questionStyle}>
            <summary>
              {heading}
              <Icon path={mdiChevronDown} />
            </summary>
            <p>{text}</p>
          </Box>
        ))}
      </Box>
    </ProsePage>
  );
}

const questionStyle = {
  borderBlockEnd: 1,
  borderColor: 'divider',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    minBlockSize: 52,
    paddingBlock: 1.5,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: 'primary.main' },
    '& svg': { flexShrink: 0, color: 'text.secondary' },
  },
  '&[open] > summary svg': { rotate: '180deg' },
  '& p': { margin: 0, whiteSpace: 'pre-line', paddingBlockEnd: 2, paddingInlineEnd: 5 },
} as const;

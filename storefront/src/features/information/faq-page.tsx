import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { ButtonLink } from '@mawad/shared-ui/components/link';
import { mdiChevronDown } from '@mawad/shared-ui/icons';
import { Box } from '@mawad/shared-ui/mui';
import { ProsePage } from './prose-page.tsx';

const questions = [
  'pay',
  'deliver',
  'orders',
  'account',
  'cancel',
  'returns',
  'invoice',
  'quote',
  'sell',
  'approve',
] as const;

/** Questions that open to their answers, also without scripts. */
export function FaqPage() {
  const { t } = useTranslation('information');
  const items = questions.map((name) => ({ name, q: t(`faq.items.${name}.q`), a: t(`faq.items.${name}.a`) }));
  return (
    <ProsePage
      title={t('faq.title')}
      lead={t('faq.lead')}
      data={[
        {
          '@type': 'FAQPage',
          mainEntity: items.map(({ q, a }) => ({
            '@type': 'Question',
            name: q,
            acceptedAnswer: { '@type': 'Answer', text: a },
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
        {items.map(({ name, q, a }) => (
          <Box key={name} component="details" sx={questionStyle}>
            <summary>
              {q}
              <Icon path={mdiChevronDown} />
            </summary>
            <p>{a}</p>
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
  '& p': { margin: 0, paddingBlockEnd: 2, paddingInlineEnd: 5 },
} as const;

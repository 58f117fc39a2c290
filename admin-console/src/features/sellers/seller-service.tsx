import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiAlertCircleOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { isOutside, type Measure, trendOf } from './service-measures.ts';
import { useMeasureText } from './use-measure-text.ts';

interface SellerServiceProps {
  measures: Measure[];
  days: number;
}

/** Rates and reply times of a company beside the period before and their limits. */
export function SellerService({ measures, days }: SellerServiceProps) {
  const { t } = useTranslation('admin-seller');
  const format = useFormat();
  const period = format.number(days);
  return (
    <Panel component="section" aria-labelledby="seller-service" sx={{ padding: 2 }}>
      <Typography id="seller-service" variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1 }}>
        {t('service.title')}
      </Typography>
      <Box component="table" aria-labelledby="seller-service" sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{t('service.measure')}</th>
            <th scope="col">{t('service.now', { days: period })}</th>
            <th scope="col">{t('service.before', { days: period })}</th>
            <th scope="col">{t('service.limit')}</th>
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <Row key={measure.name} measure={measure} />
          ))}
        </tbody>
      </Box>
    </Panel>
  );
}

function Row({ measure }: { measure: Measure }) {
  const { t } = useTranslation('admin-seller');
  const format = useFormat();
  const { valueOf, limitOf } = useMeasureText();
  const { name, value, earlier, cases } = measure;
  const trend = trendOf(measure);
  return (
    <tr>
      <th scope="row">{t(`service.measures.${name}`)}</th>
      <td>
        {value === null ? (
          '–'
        ) : (
          <>
            <strong>{valueOf(name, value)}</strong>{' '}
            <Box component="span" sx={quietStyle}>
              {t('service.of', { number: format.number(cases) })}
            </Box>
            {isOutside(name, value) && (
              <Box
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 0.5,
                  color: 'error.main',
                  fontSize: 'var(--text-12)',
                }}
              >
                <Icon path={mdiAlertCircleOutline} size={16} />
                {t('service.outside')}
              </Box>
            )}
          </>
        )}
      </td>
      <td>
        {earlier === null ? '–' : valueOf(name, earlier)}
        {trend && (
          <Box sx={{ fontSize: 'var(--text-12)', color: trendColour[trend] }}>{t(`service.${trend}`)}</Box>
        )}
      </td>
      <td>{limitOf(name)}</td>
    </tr>
  );
}

const trendColour = { better: 'success.main', worse: 'error.main', same: 'text.secondary' };

const quietStyle = { color: 'text.secondary', fontSize: 'var(--text-12)' };

const tableStyle = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--text-14)',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    paddingBlock: 1,
    paddingInlineEnd: 1,
    borderBlockEnd: 1,
    borderColor: 'divider',
    fontWeight: 400,
  },
  '& thead th': { color: 'text.secondary', fontSize: 'var(--text-12)' },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
} as const;

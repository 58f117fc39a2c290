import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { type MeasureName, serviceLimits } from './service-measures.ts';

/** Texts of a measure's value and limit. */
export function useMeasureText() {
  const { t } = useTranslation('admin-seller');
  const format = useFormat();
  const valueOf = (name: MeasureName, value: number) =>
    serviceLimits[name].kind === 'share'
      ? format.percent(value)
      : t('hours', { number: format.number(value) });
  const limitOf = (name: MeasureName) => {
    const limit = serviceLimits[name];
    return 'atLeast' in limit
      ? t('service.atLeast', { value: valueOf(name, limit.atLeast) })
      : t('service.atMost', { value: valueOf(name, limit.atMost) });
  };
  return { valueOf, limitOf };
}

import { useTranslation } from '@mawad/shared-i18n';
import { mdiChevronLeft, mdiChevronRight } from '@mawad/shared-ui/kit/icons.ts';
import { useTheme } from '@mawad/shared-ui/kit/mui.ts';

/** Step to another picture, with icon and key for the reading direction. */
interface Step {
  step: 1 | -1;
  label: string;
  icon: string;
  key: 'ArrowLeft' | 'ArrowRight';
}

/** Steps back and forward; in Arabic forward is to the left. */
export function useSteps(): [back: Step, forward: Step] {
  const { t } = useTranslation('product');
  const rtl = useTheme().direction === 'rtl';
  const left = { icon: mdiChevronLeft, key: 'ArrowLeft' } as const;
  const right = { icon: mdiChevronRight, key: 'ArrowRight' } as const;
  return [
    { step: -1, label: t('previous'), ...(rtl ? right : left) },
    { step: 1, label: t('next'), ...(rtl ? left : right) },
  ];
}

import { useTranslation } from '@mawad/shared-i18n';
import { type ComponentProps, createElement } from 'react';
import { Trans as I18nextTrans } from 'react-i18next';

/** react-i18next's `Trans` for messages with elements; a separate shared module, loaded on demand. */
export const Trans = function TransOfApp(props: ComponentProps<typeof I18nextTrans>) {
  const { i18n } = useTranslation();
  return createElement(I18nextTrans, { i18n, ...props });
} as typeof I18nextTrans;

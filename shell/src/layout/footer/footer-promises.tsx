import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiCashMultiple, mdiRefresh, mdiTruckDeliveryOutline } from '@mawad/shared-ui/kit/icons.ts';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import sheet, * as styles from './footer.module.css';

export function FooterPromises() {
  const { t } = useTranslation('footer');
  const promises = [
    {
      icon: mdiTruckDeliveryOutline,
      title: t('freeShipping'),
      text: t('freeShippingText'),
    },
    { icon: mdiRefresh, title: t('freeReturns'), text: t('freeReturnsText') },
    { icon: mdiCashMultiple, title: t('cashOnDelivery'), text: t('cashOnDeliveryText') },
  ];
  return (
    <div className={styles.promises}>
      {sheet}
      <PlainContainer>
        <ul className={styles.list}>
          {promises.map(({ icon, title, text }) => (
            <li key={title} className={styles.promise}>
              <div className={styles.icon}>
                <Icon path={icon} size={28} />
              </div>
              <div>
                <div className={styles.title}>{title}</div>
                <div className={styles.text}>{text}</div>
              </div>
            </li>
          ))}
        </ul>
      </PlainContainer>
    </div>
  );
}

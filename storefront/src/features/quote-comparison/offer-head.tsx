import { formatPhone, useFormat, useTranslation } from '@mawad/shared-i18n';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { RatingStars } from '@mawad/shared-ui/kit/rating-stars.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { ComparedOffer } from '@mawad/supabase/queries/quotes';
import * as styles from './comparison.module.css';

interface OfferHeadProps {
  offer: ComparedOffer;
  lineCount: number;
  isPickup: boolean;
}

/** Seller, total, validity, terms and files of an offer. */
export function OfferHead({ offer, lineCount, isPickup }: OfferHeadProps) {
  const { t } = useTranslation('quote-comparison');
  const format = useFormat();
  const name = <CompanyName of={offer} />;
  return (
    <div className={styles.offer}>
      <strong>
        {offer.company_slug ? <AppLink to={`/seller-page/${offer.company_slug}`}>{name}</AppLink> : name}
      </strong>
      {offer.rating_count > 0 && <RatingStars rating={offer.rating_average} count={offer.rating_count} />}
      <span className={offer.is_complete ? styles.best : styles.warning}>
        {t('quoted', { quoted: format.number(offer.quoted_count), lines: format.number(lineCount) })}
      </span>
      <span>
        <span className={styles.note}>{t('landed')} </span>
        <strong>
          <Money amount={offer.landed_total} />
        </strong>
      </span>
      <span className={styles.note}>
        {isPickup
          ? t('pickup')
          : offer.delivery_fee === null
            ? t('noDelivery')
            : offer.delivery_fee === 0
              ? t('freeDelivery')
              : t('delivery', { amount: format.money(offer.delivery_fee) })}
      </span>
      <span className={styles.note}>{t('validUntil', { date: format.date(offer.valid_until) })}</span>
      {offer.company_phone && (
        <a href={`tel:${offer.company_phone}`}>
          <Ltr>{formatPhone(offer.company_phone)}</Ltr>
        </a>
      )}
      {(offer.terms || offer.note || offer.files.length > 0) && <OfferTerms offer={offer} />}
    </div>
  );
}

function OfferTerms({ offer }: { offer: ComparedOffer }) {
  const { t } = useTranslation('quote-comparison');
  return (
    <details className={styles.terms}>
      <summary>{t('terms')}</summary>
      {[offer.terms, offer.note].filter(Boolean).map((text) => (
        <p key={text} dir="auto">
          {text}
        </p>
      ))}
      {offer.files.map((file) => (
        <p key={file.id}>
          <bdi>{file.name}</bdi>
        </p>
      ))}
    </details>
  );
}

import { formatPhone, useFormat, useTranslation } from '@mawad/shared-i18n';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Link } from '@mawad/shared-ui/kit/mui.ts';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { RatingStars } from '@mawad/shared-ui/kit/rating-stars.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { ComparedOffer } from '@mawad/supabase/quotes/queries';
import { QuoteFileLink } from '../../account/quote-file-link.tsx';
import * as styles from './comparison.module.css';

interface OfferHeadProps {
  offer: ComparedOffer;
  lineCount: number;
}

/** Seller, total and validity of an offer, with rating, phone, terms and files to open. */
export function OfferHead({ offer, lineCount }: OfferHeadProps) {
  const { t } = useTranslation('quote-comparison');
  const format = useFormat();
  const name = <CompanyName of={offer} />;
  return (
    <div className={styles.offer}>
      <strong>
        {offer.company_slug ? <AppLink to={`/seller-page/${offer.company_slug}`}>{name}</AppLink> : name}
      </strong>
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
        {offer.is_pickup
          ? t('pickup')
          : offer.delivery_fee === null
            ? t('noDelivery')
            : offer.delivery_fee === 0
              ? t('freeDelivery')
              : t('delivery', { amount: format.money(offer.delivery_fee) })}
      </span>
      <span className={styles.note}>{t('validUntil', { date: format.date(offer.valid_until) })}</span>
      <OfferTerms offer={offer} />
    </div>
  );
}

function OfferTerms({ offer }: { offer: ComparedOffer }) {
  const { t } = useTranslation('quote-comparison');
  return (
    <details className={styles.terms}>
      <summary>{t('terms')}</summary>
      {offer.rating_count > 0 && <RatingStars rating={offer.rating_average} count={offer.rating_count} />}
      {offer.company_phone && (
        <Link href={`tel:${offer.company_phone}`} sx={{ display: 'block', paddingBlock: 0.5 }}>
          <Ltr>{formatPhone(offer.company_phone)}</Ltr>
        </Link>
      )}
      {[offer.terms, offer.note].filter(Boolean).map((text) => (
        <p key={text} dir="auto">
          {text}
        </p>
      ))}
      {offer.files.map((file) => (
        <QuoteFileLink key={file.id} file={file} />
      ))}
    </details>
  );
}

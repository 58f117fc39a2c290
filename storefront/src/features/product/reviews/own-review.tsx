import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/components/link';
import { RatingStars } from '@mawad/shared-ui/components/rating-stars';
import { useServices } from '@mawad/shared-ui/contract';
import { lazyPart } from '@mawad/shared-ui/loading/lazy-part';
import { Box, Button, Skeleton, Typography } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { useLocation } from '@mawad/shared-ui/router';
import { loginPath } from '@mawad/shared-ui/session/login-path';
import { useStore } from '@mawad/shared-ui/store';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';
import type { OwnReview as Own } from '@mawad/supabase/queries/reviews';
import { ownReviewQuery } from './review-queries.ts';

const ReviewForm = lazyPart(async () => (await import('./review-form.tsx')).ReviewForm);
const DeleteReview = lazyPart(async () => (await import('./delete-review.tsx')).DeleteReview);

/** Names the place on the product's page that signing in leads back to, with the form open. */
const anchor = 'write-review';

/** The reader's own review: how to write one, or the one that was written. */
export function OwnReview({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const { pathname, search } = useLocation();
  const { user, status } = useStore((state) => state.session);
  if (user) {
    return (
      <Place>
        <Editor key={user.id} userId={user.id} product={product} />
      </Place>
    );
  }
  return (
    <Place>
      {status === 'signed-out' && (
        <ButtonLink to={loginPath({ pathname, search, hash: `#${anchor}` })} variant="outlined">
          {t('reviewSignIn')}
        </ButtonLink>
      )}
    </Place>
  );
}

/** Reserves its space while the session is being checked. */
function Place({ children }: { children: ReactNode }) {
  return <Box sx={{ minBlockSize: 44, displayPrint: 'none' }}>{children}</Box>;
}

function Editor({ userId, product }: { userId: string; product: ProductDetail }) {
  const { t } = useTranslation('product');
  const cameToWrite = useLocation().hash === `#${anchor}`;
  const [editing, setEditing] = useState(cameToWrite);
  const { data: own, isPending } = useQuery(ownReviewQuery(useServices(), userId, product.id));
  if (isPending) return <Skeleton variant="rounded" width={160} height={44} />;
  if (editing) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        <ReviewForm
          product={product}
          userId={userId}
          review={own ?? null}
          onClose={() => setEditing(false)}
        />
      </Suspense>
    );
  }
  if (own) return <Written review={own} product={product} userId={userId} onEdit={() => setEditing(true)} />;
  return (
    <Button variant="outlined" onClick={() => setEditing(true)}>
      {t('reviewWrite')}
    </Button>
  );
}

interface WrittenProps {
  review: Own;
  product: ProductDetail;
  userId: string;
  onEdit: () => void;
}

function Written({ review, product, userId, onEdit }: WrittenProps) {
  const { t } = useTranslation('product');
  const [deleting, setDeleting] = useState(false);
  return (
    <Box
      role="group"
      aria-label={t('reviewYours')}
      sx={{ padding: 2, border: 1, borderColor: 'divider', borderRadius: '8px', display: 'grid', gap: 1 }}
    >
      <strong>{t('reviewYours')}</strong>
      <RatingStars rating={review.rating} />
      {review.body && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <bdi>{review.body}</bdi>
        </Typography>
      )}
      {review.hidden_reason && (
        <Typography role="status" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
          {t('reviewHidden')} <bdi>{review.hidden_reason}</bdi>
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, marginInlineStart: -1 }}>
        <Button onClick={onEdit}>{t('reviewEdit')}</Button>
        <Button color="inherit" onClick={() => setDeleting(true)}>
          {t('reviewDelete')}
        </Button>
      </Box>
      {deleting && (
        <Suspense fallback={null}>
          <DeleteReview
            review={review}
            product={product}
            userId={userId}
            onClose={() => setDeleting(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}

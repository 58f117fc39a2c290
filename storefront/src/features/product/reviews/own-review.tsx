import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { RatingStars } from '@mawad/shared-ui/kit/rating-stars.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';
import { Box, Button, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useLocation } from '@mawad/shared-ui/kit/router.ts';
import { loginPath } from '@mawad/shared-ui/platform/session/login-path.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import type { OwnReview as Own } from '@mawad/supabase/reviews/queries';
import { ownReviewQuery } from './review-queries.ts';

const ReviewForm = lazyPart(async () => (await import('./review-form.tsx')).ReviewForm);
const DeleteReview = lazyPart(async () => (await import('./delete-review.tsx')).DeleteReview);

/** Anchor of the review form, which is opened after sign-in returns to it. */
const anchor = 'write-review';

export function OwnReview({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const { pathname, search } = useLocation();
  const { user, status } = useStore((state) => state.session);
  if (user) {
    return (
      <ReservedSpace>
        <Editor key={user.id} userId={user.id} product={product} />
      </ReservedSpace>
    );
  }
  return (
    <ReservedSpace>
      {status === 'signed-out' && (
        <ButtonLink to={loginPath({ pathname, search, hash: `#${anchor}` })} variant="outlined">
          {t('reviewSignIn')}
        </ButtonLink>
      )}
    </ReservedSpace>
  );
}

/** Reserves space while the session is checked. */
function ReservedSpace({ children }: { children: ReactNode }) {
  return <Box sx={{ minBlockSize: 44, displayPrint: 'none' }}>{children}</Box>;
}

function Editor({ userId, product }: { userId: string; product: ProductDetail }) {
  const { t } = useTranslation('product');
  const startsOpen = useLocation().hash === `#${anchor}`;
  const [editing, setEditing] = useState(startsOpen);
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
  if (own)
    return <WrittenReview review={own} product={product} userId={userId} onEdit={() => setEditing(true)} />;
  return (
    <Button variant="outlined" onClick={() => setEditing(true)}>
      {t('reviewWrite')}
    </Button>
  );
}

interface WrittenReviewProps {
  review: Own;
  product: ProductDetail;
  userId: string;
  onEdit: () => void;
}

function WrittenReview({ review, product, userId, onEdit }: WrittenReviewProps) {
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

import { type ReactNode, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import type { ListedGoods } from '@mawad/supabase/lists/queries';
import { readGoods } from '../../../lists/handed-goods.ts';
import { ListsFrame } from './lists-frame.tsx';

interface HandedGoodsPageProps {
  title: string;
  /** Shown if no goods were handed over. */
  empty: { text: string; action: { label: string; to: string } };
  children: (goods: ListedGoods[]) => ReactNode;
}

/** Page that saves the goods which another page handed over. */
export function HandedGoodsPage({ title, empty, children }: HandedGoodsPageProps) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const [goods] = useState(readGoods);
  const count = goods.length;
  return (
    <ListsFrame
      isBelow
      title={title}
      subtitle={count > 0 && t('purchase.count', { count, number: format.number(count) })}
    >
      {count > 0 ? children(goods) : <EmptyState title={t('purchase.nothingToSave')} {...empty} />}
    </ListsFrame>
  );
}

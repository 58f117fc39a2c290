import { useDeferredValue, useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { type HomeProduct, homeLimits } from '@mawad/supabase/site/home-page-queries';
import { Adder } from './adder.tsx';
import { ChosenList } from './chosen-list.tsx';
import { chosenProductsQuery, productsToChooseQuery } from './home-queries.ts';

interface ChosenProductsProps {
  kind: 'products' | 'deals';
  ids: number[];
  error?: string;
  onChange: (ids: number[]) => void;
}

/** Products of one shelf of the home page. */
export function ChosenProducts({ kind, ids, error, onChange }: ChosenProductsProps) {
  const { t } = useTranslation('admin-settings');
  const format = useFormat();
  const language = useLanguage();
  const services = useServices();
  const [text, setText] = useState('');
  const term = useDeferredValue(text.trim());
  const choices = useQuery(productsToChooseQuery(services, kind, term));
  const { data: known = [], isFetching } = useQuery(chosenProductsQuery(services, ids));
  const problemOf = ({ state, deal_state }: HomeProduct) => {
    if (state !== 'shown') return t(`home.states.${state}`);
    if (kind === 'products' || deal_state === 'running') return undefined;
    return t(`home.dealStates.${deal_state ?? 'none'}`);
  };
  const rows = ids.map((id) => {
    const product = known.find((one) => one.id === id);
    if (!product && isFetching) return { id, name: '…', image: null };
    if (!product)
      return { id, name: t('home.goneProduct'), image: null, problem: t('home.states.not_shown') };
    return {
      id,
      name: localized(product, 'name', language),
      image: product.main_image,
      detail: (
        <>
          <CompanyName of={product} />
          {' · '}
          <Money amount={(kind === 'deals' && product.discounted_price) || product.price} />
        </>
      ),
      problem: problemOf(product),
    };
  });
  const limit = homeLimits[kind];
  return (
    <FormSection title={t(`home.${kind}`)} columns={1}>
      <ChosenList label={t(`home.${kind}`)} rows={rows} onChange={onChange} />
      <Adder
        name={kind}
        label={t(kind === 'deals' ? 'home.addDeal' : 'home.addProduct')}
        hint={t(kind === 'deals' ? 'home.dealsHint' : 'home.productsHint', { number: format.number(limit) })}
        error={error}
        options={(choices.data ?? []).filter(({ id }) => !ids.includes(id))}
        isLoading={choices.isFetching}
        isFull={ids.length >= limit}
        text={text}
        onText={setText}
        onAdd={(id) => onChange([...ids, id])}
      />
    </FormSection>
  );
}

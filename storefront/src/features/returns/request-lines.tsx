import { useFormContext } from 'react-hook-form';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Checkbox, FormHelperText } from '@mawad/shared-ui/kit/mui-forms.ts';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import type { Returnable, ReturnableLine } from '@mawad/supabase/returns/queries';
import { LineFields } from './line-fields.tsx';
import { lineKey, reasonsFor, type RequestValues } from './request-values.ts';

/** Goods of the order: those that may come back with a check mark, the others with the reason. */
export function RequestLines({ returnable }: { returnable: Returnable }) {
  const { t } = useTranslation('own-returns');
  const { formState } = useFormContext<RequestValues>();
  return (
    <FormSection title={t('form.goods')} columns={1}>
      <Box component="ul" sx={listStyle}>
        {returnable.lines.map((line) =>
          line.refused_because === null ? (
            <OpenLine key={line.order_line_id} line={line} reasons={reasonsFor(returnable.reasons, line)} />
          ) : (
            <li key={line.order_line_id}>
              <Box sx={{ display: 'flex', gap: 1.5, paddingInlineStart: '52px', color: 'text.secondary' }}>
                <Goods line={line} />
              </Box>
            </li>
          ),
        )}
      </Box>
      {formState.errors.lines?.root && <FormHelperText error>{t('form.linesMissing')}</FormHelperText>}
    </FormSection>
  );
}

function OpenLine({ line, reasons }: { line: ReturnableLine; reasons: Returnable['reasons'] }) {
  const { t } = useTranslation('own-returns');
  const language = useLanguage();
  const { register, watch, clearErrors, formState } = useFormContext<RequestValues>();
  const key = lineKey(line);
  const isChosen = watch(`lines.${key}.isChosen`);
  const { ref, ...field } = register(`lines.${key}.isChosen`, {
    onChange: () => clearErrors('lines.root'),
  });
  return (
    <li>
      <Box component="label" sx={{ display: 'flex', gap: 1, alignItems: 'start', cursor: 'pointer' }}>
        <Checkbox
          {...field}
          checked={isChosen}
          slotProps={{
            input: {
              ref,
              'aria-label': t('form.choose', { product: localized(line, 'name', language) }),
              'aria-invalid': Boolean(formState.errors.lines?.root),
            },
          }}
          sx={{ inlineSize: 44, blockSize: 44 }}
        />
        <Goods line={line} />
      </Box>
      {isChosen && <LineFields line={line} reasons={reasons} />}
    </li>
  );
}

function Goods({ line }: { line: ReturnableLine }) {
  const { t } = useTranslation('own-returns');
  const language = useLanguage();
  const format = useFormat();
  const { unit, quantity, returnable, refused_because: refused, rule } = line;
  const color = (language === 'ar' && line.color_ar) || line.color;
  const variant = [line.size, color].filter(Boolean).join(' / ');
  const isPart = refused === null && returnable < quantity;
  return (
    <>
      <ProductImage path={line.main_image} alt="" size={48} width={160} />
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>{localized(line, 'name', language)}</Box>
        <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
          {variant && <div>{variant}</div>}
          <div>{t('form.delivered', { amount: format.quantity(unit, quantity) })}</div>
          {isPart && <div>{t('form.left', { amount: format.quantity(unit, returnable) })}</div>}
          {refused !== null && <strong>{t(`form.refused.${refused}`)}</strong>}
          {refused === null && rule === 'faulty_only' && <strong>{t('form.onlyFaulty')}</strong>}
        </Box>
      </Box>
    </>
  );
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { mdiChevronDown, mdiChevronUp, mdiTrashCanOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { InformationSection } from '@mawad/supabase/site/information-pages-queries';
import { LanguagePair } from './language-pair.tsx';

interface SectionFieldsProps {
  section: InformationSection;
  place: number;
  total: number;
  errors: Record<string, string | undefined>;
  onChange: (section: InformationSection) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Heading, text and position of a section, with a remove button. */
export function SectionFields(props: SectionFieldsProps) {
  const { section, place, total, errors, onChange, onMove, onRemove } = props;
  const { t } = useTranslation('admin-pages');
  const number = place + 1;
  return (
    <Panel
      component="section"
      aria-label={t('section', { number })}
      sx={{ display: 'grid', gap: 2, padding: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography component="h2" sx={{ flex: 1, fontWeight: 600 }}>
          {t('section', { number })}
        </Typography>
        <IconButton aria-label={t('up', { number })} disabled={place === 0} onClick={() => onMove(place - 1)}>
          <Icon path={mdiChevronUp} />
        </IconButton>
        <IconButton
          aria-label={t('down', { number })}
          disabled={number === total}
          onClick={() => onMove(place + 1)}
        >
          <Icon path={mdiChevronDown} />
        </IconButton>
        <IconButton aria-label={t('remove', { number })} disabled={total === 1} onClick={onRemove}>
          <Icon path={mdiTrashCanOutline} />
        </IconButton>
      </Box>
      <LanguagePair
        name={`sections.${place}.heading`}
        label={t('heading')}
        values={{ en: section.heading_en, ar: section.heading_ar }}
        errors={errors}
        maxLength={200}
        onChange={(language, text) => onChange({ ...section, [`heading_${language}`]: text })}
      />
      <LanguagePair
        name={`sections.${place}.text`}
        label={t('text')}
        values={{ en: section.text_en, ar: section.text_ar }}
        errors={errors}
        rows={3}
        maxLength={5000}
        onChange={(language, text) => onChange({ ...section, [`text_${language}`]: text })}
      />
    </Panel>
  );
}

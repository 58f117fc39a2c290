import { type FormEvent, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { FormErrors } from '@mawad/shared-ui/kit/form/form-errors.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { freeDeliveryMark } from '@mawad/shared-ui/kit/information-pages.ts';
import { mdiPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { SaveFailure } from '../../save-failure.tsx';
import type { InformationPageName } from '@mawad/supabase/site/information-pages-queries';
import { LanguagePair } from './language-pair.tsx';
import { blankFields, newSection } from './page-form.ts';
import type { WrittenPage } from './page-queries.ts';
import { SectionFields } from './section-fields.tsx';
import { usePublishPage } from './use-publish-page.ts';

/** Editor of an information page; publishes both languages together. */
export function PageEditor({ name, written }: { name: InformationPageName; written: WrittenPage }) {
  const { t } = useTranslation(['admin-pages', 'common']);
  const { site } = useServices();
  const [content, setContent] = useState(written.content);
  const [attempt, setAttempt] = useState(0);
  const publish = usePublishPage(name, written.version);
  const { sections } = content;
  const blanks = attempt > 0 ? blankFields(content) : [];
  const errors = Object.fromEntries(blanks.map((field) => [field, t('common:forms.required')]));
  const setSections = (next: typeof sections) => setContent({ ...content, sections: next });

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (blankFields(content).length === 0 && !publish.isPending) publish.mutate(content);
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <FormErrors
        errors={blanks.map((field) => ({
          name: field,
          label: field.startsWith('sections.')
            ? t('section', { number: Number(field.split('.')[1]) + 1 })
            : t('top'),
          message: t('common:forms.required'),
        }))}
        attempt={attempt}
      />
      <Typography variant="body2" color="textSecondary">
        {t('sumHint', { mark: freeDeliveryMark })}
      </Typography>
      <Panel sx={{ display: 'grid', gap: 2, padding: 2 }}>
        <LanguagePair
          name="title"
          label={t('pageTitle')}
          values={{ en: content.title_en, ar: content.title_ar }}
          errors={errors}
          maxLength={120}
          onChange={(language, text) => setContent({ ...content, [`title_${language}`]: text })}
        />
        <LanguagePair
          name="lead"
          label={t('pageLead')}
          values={{ en: content.lead_en, ar: content.lead_ar }}
          errors={errors}
          rows={2}
          maxLength={600}
          onChange={(language, text) => setContent({ ...content, [`lead_${language}`]: text })}
        />
      </Panel>
      {sections.map((section, place) => (
        <SectionFields
          key={section.id}
          section={section}
          place={place}
          total={sections.length}
          errors={errors}
          onChange={(changed) => setSections(sections.with(place, changed))}
          onMove={(to) => setSections(sections.toSpliced(place, 1).toSpliced(to, 0, section))}
          onRemove={() => setSections(sections.toSpliced(place, 1))}
        />
      ))}
      <Box>
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiPlus} />}
          disabled={sections.length >= 40}
          onClick={() => setSections([...sections, newSection(sections)])}
        >
          {t('add')}
        </Button>
      </Box>
      {publish.error && (
        <SaveFailure
          error={publish.error}
          title={t('failed')}
          newest={t('loadNewest')}
          onLoadNewest={publish.loadNewest}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={publish.isPending}>
          {t('publish')}
        </Button>
        <Button component="a" href={`${site.siteUrl}/${name}`} target="_blank" rel="noopener">
          {t('see')}
        </Button>
      </Box>
    </Box>
  );
}

import { localized, useFormat, useLanguage } from '@mawad/shared-i18n';
import ar from '@mawad/shared-i18n/locales/ar/buying-bar.json';
import en from '@mawad/shared-i18n/locales/en/buying-bar.json';
import { changeBuyingFor, useBuyingFor } from '@mawad/shared-ui/desk/buying/buying-choice.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiClipboardTextOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { Link } from '@mawad/shared-ui/kit/router.ts';
import type { Buying } from '@mawad/supabase/buying/queries';
import { type ChangeEvent, type ReactNode, useLayoutEffect } from 'react';
import { settleBuyingSpace } from './buying-space.ts';

/** Shows to a member who may order for whom and for which project the person buys, and changes it. */
export function BuyingBar({ buying }: { buying: Buying }) {
  // The bar is on every page of a few people, so its few words come with its code.
  const words = { en, ar }[useLanguage()];
  const language = useLanguage();
  const format = useFormat();
  const { isPrivate, project } = useBuyingFor();
  useLayoutEffect(() => settleBuyingSpace(true), []);
  const isOpen = buying.projects.some(({ id }) => id === project);
  return (
    <Box component="section" aria-label={words.for} sx={barStyle}>
      <PlainContainer>
        <Box sx={rowStyle}>
          <Choice
            isWide
            label={words.for}
            value={isPrivate ? 'private' : 'company'}
            onChange={(value) => changeBuyingFor({ isPrivate: value === 'private', order: null })}
          >
            <option value="company" dir="auto">
              {localized(buying.company, 'company_name', language)}
            </option>
            <option value="private">{words.private}</option>
          </Choice>
          {!isPrivate && buying.projects.length > 0 && (
            <Choice
              label={words.project}
              value={isOpen ? project : ''}
              onChange={(value) => changeBuyingFor({ project: value, order: null })}
            >
              <option value="">{words.noProject}</option>
              {buying.projects.map(({ id, name }) => (
                <option key={id} value={id} dir="auto">
                  {name}
                </option>
              ))}
            </Choice>
          )}
          {buying.waiting > 0 && (
            <Box
              component={Link}
              to="/account/company/requests"
              aria-label={`${words.waiting} (${format.number(buying.waiting)})`}
              sx={linkStyle}
            >
              <Box component="span" sx={hiddenOnPhones}>
                {words.waiting}
              </Box>
              <Box component="span" sx={{ display: { xs: 'inline-flex', sm: 'none' } }}>
                <Icon path={mdiClipboardTextOutline} size={20} />
              </Box>
              ({format.number(buying.waiting)})
            </Box>
          )}
        </Box>
      </PlainContainer>
    </Box>
  );
}

interface ChoiceProps {
  /** Takes most of a phone's row. */
  isWide?: boolean;
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ isWide = false, label, value, onChange, children }: ChoiceProps) {
  return (
    <Box component="label" sx={isWide ? wideStyle : labelStyle}>
      <Box component="span" sx={hiddenOnPhones}>
        {label}
      </Box>
      <Box
        component="select"
        aria-label={label}
        // The direction follows the name, which may be in another language than the page.
        dir="auto"
        value={value}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value)}
        sx={selectStyle}
      >
        {children}
      </Box>
    </Box>
  );
}

const barStyle = {
  borderBlockEnd: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  fontSize: 'var(--text-14)',
  displayPrint: 'none',
} as const;

/** One row on every screen, so that little of a phone is taken. */
const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 3 },
  minBlockSize: 44,
} as const;

const hiddenOnPhones = { display: { xs: 'none', sm: 'inline' } } as const;

const labelStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minInlineSize: 0,
  maxInlineSize: '100%',
} as const;

/** 58 % of a phone's row for the company, because its name is longer than most projects' names. */
const wideStyle = { ...labelStyle, flex: { xs: '0 0 58%', sm: '0 1 auto' } } as const;

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minBlockSize: 44,
  minInlineSize: 44,
  whiteSpace: 'nowrap',
  color: 'primary.main',
} as const;

const selectStyle = {
  font: 'inherit',
  fontWeight: 600,
  color: 'text.primary',
  backgroundColor: 'transparent',
  border: 0,
  minBlockSize: 44,
  minInlineSize: 0,
  maxInlineSize: '100%',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '& option': { backgroundColor: 'background.paper' },
} as const;

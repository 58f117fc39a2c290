import { localized, useFormat, useLanguage } from '@mawad/shared-i18n';
import ar from '@mawad/shared-i18n/locales/ar/buying-bar.json';
import en from '@mawad/shared-i18n/locales/en/buying-bar.json';
import { changeBuyingFor, useBuyingFor } from '@mawad/shared-ui/desk/buying/buying-choice.ts';
import { buyingQuery } from '@mawad/shared-ui/desk/buying/buying-query.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { Link } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';

/** Shows for whom a member of a buying company buys, and changes it; nothing for other people. */
export function BuyingBar() {
  // The bar is on every page of a few people, so its few words come with its code.
  const words = { en, ar }[useLanguage()];
  const language = useLanguage();
  const format = useFormat();
  const { data: buying } = useQuery(buyingQuery(useServices()));
  const { isPrivate } = useBuyingFor();
  if (!buying?.rights.includes('order')) return null;
  return (
    <Box component="section" aria-label={words.for} sx={barStyle}>
      <PlainContainer>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, minBlockSize: 44 }}>
          <Box component="label" sx={labelStyle}>
            <span>{words.for}</span>
            <Box
              component="select"
              value={isPrivate ? 'private' : 'company'}
              onChange={(event: React.ChangeEvent<HTMLSelectElement>) =>
                changeBuyingFor({ isPrivate: event.target.value === 'private' })
              }
              sx={selectStyle}
            >
              <option value="company">{localized(buying.company, 'company_name', language)}</option>
              <option value="private">{words.private}</option>
            </Box>
          </Box>
          {buying.waiting > 0 && (
            <Box component={Link} to="/account/company/requests" sx={linkStyle}>
              {words.waiting} ({format.number(buying.waiting)})
            </Box>
          )}
        </Box>
      </PlainContainer>
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

const labelStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minInlineSize: 0,
  maxInlineSize: '100%',
} as const;

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
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
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '& option': { backgroundColor: 'background.paper' },
} as const;

import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { Governorate } from '@mawad/supabase/delivery/queries';
import type { AreasDraft, CompanyTerms } from './areas-draft.ts';
import { AreaRow } from './area-row.tsx';
import type { AreaProblem } from './use-area-problems.ts';

interface AreaListProps {
  places: Governorate[];
  draft: AreasDraft;
  company: CompanyTerms;
  onChange: (draft: AreasDraft) => void;
  ticked: readonly string[];
  onTick: (codes: readonly string[]) => void;
  readOnly: boolean;
  problems: AreaProblem[];
}

/** List of governorates with the company's delivery terms. */
export function AreaList({ places, ticked, onTick, ...rest }: AreaListProps) {
  return (
    <Panel component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {places.map((place) => (
        <Box
          component="li"
          key={place.code}
          sx={{ borderBlockEnd: 1, borderColor: 'divider', '&:last-of-type': { borderBlockEnd: 0 } }}
        >
          <AreaRow
            {...rest}
            place={place}
            ticked={ticked.includes(place.code)}
            onTick={(isTicked) =>
              onTick(isTicked ? [...ticked, place.code] : ticked.filter((code) => code !== place.code))
            }
          />
        </Box>
      ))}
    </Panel>
  );
}

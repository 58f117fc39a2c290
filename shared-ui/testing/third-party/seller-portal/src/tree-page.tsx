import { Typography } from '@mawad/shared-ui/kit/mui.ts';
import { ThirdPartyTheme } from '@mawad/shared-ui/kit/theme/third-party-theme.tsx';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

/** A component of MUI X beside one of shared MUI. */
export function TreePage() {
  return (
    <>
      <Typography component="h1">Tree</Typography>
      <ThirdPartyTheme>
        <SimpleTreeView aria-label="Categories">
          <TreeItem itemId="cement" label="Cement">
            <TreeItem itemId="white" label="White cement" />
          </TreeItem>
        </SimpleTreeView>
      </ThirdPartyTheme>
    </>
  );
}

import * as icons from '@mdi/js';

const iconImport = /import \{([^}]*)\} from '@mawad\/shared-ui\/kit\/icons\.ts';/g;
const anyImport = /from '@mawad\/shared-ui\/kit\/icons\.ts'/;

/**
 * A webpack loader that inlines the path of each icon into the importing module. `@mdi/js` (checked with
 * 7.4.47) is one module, so without this loader every icon of an app would be in its first chunk. Throws for
 * an unknown icon, and for any other form of import, which would include the whole module.
 */
export default function inlineIcons(source) {
  const inlined = source.replace(iconImport, (_statement, names) =>
    names.split(',').map(declaration).join(''),
  );
  if (anyImport.test(inlined))
    throw new Error('Icons are imported as: import { … } from "@mawad/shared-ui/kit/icons.ts"');
  return inlined;
}

function declaration(name) {
  const icon = name.trim();
  if (icon === '') return '';
  if (!icons[icon]) throw new Error(`There is no icon ${icon}`);
  return `const ${icon} = ${JSON.stringify(icons[icon])};`;
}

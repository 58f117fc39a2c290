import * as icons from '@mdi/js';

const iconImport = /import \{([^}]*)\} from '@mawad\/shared-ui\/icons';/g;
const anyImport = /from '@mawad\/shared-ui\/icons'/;

/**
 * A webpack loader that puts each icon's path into the module that draws it. `@mdi/js` (written for 7.4.47) is
 * one module, so without this every icon of an app would arrive with its first chunk. Throws for an icon
 * that is not there, and for an import in another form, which would bring the whole module.
 */
export default function inlineIcons(source) {
  const inlined = source.replace(iconImport, (_statement, names) =>
    names.split(',').map(declaration).join(''),
  );
  if (anyImport.test(inlined))
    throw new Error('Icons are imported as: import { … } from "@mawad/shared-ui/icons"');
  return inlined;
}

function declaration(name) {
  const icon = name.trim();
  if (icon === '') return '';
  if (!icons[icon]) throw new Error(`There is no icon ${icon}`);
  return `const ${icon} = ${JSON.stringify(icons[icon])};`;
}

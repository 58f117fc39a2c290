import * as icons from '@mdi/js';

const iconImport = /import \{([^}]*)\} from '@mawad\/shared-ui\/icons';/g;

/**
 * Puts each icon's path into the module that draws it. `@mdi/js` is one module, so
 * without this every icon of an app would arrive with its first chunk.
 */
export default function inlineIcons(source) {
  return source.replace(iconImport, (_statement, names) => names.split(',').map(declaration).join(''));
}

function declaration(name) {
  const icon = name.trim();
  if (icon === '') return '';
  if (!icons[icon]) throw new Error(`There is no icon ${icon}`);
  return `const ${icon} = ${JSON.stringify(icons[icon])};`;
}

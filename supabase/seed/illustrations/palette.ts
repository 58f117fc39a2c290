/** Three tones of one colour: lit, base and shaded. */
export interface Tones {
  light: string;
  mid: string;
  dark: string;
}

export const ink = '#14232B';
export const ground = '#E9EBE8';
export const shade = '#CFD4CE';
export const paper = '#FBFBF8';

export const steel: Tones = { light: '#EAEEEF', mid: '#BCC6C9', dark: '#8A979C' };
export const graphite: Tones = { light: '#6B7C85', mid: '#4A5C66', dark: '#33434C' };
export const brass: Tones = { light: '#F0D492', mid: '#D3A84C', dark: '#A67E2E' };
export const wood: Tones = { light: '#E8C99A', mid: '#CFA569', dark: '#A67C45' };
export const white: Tones = { light: '#FFFFFF', mid: '#F0F2EF', dark: '#D5DAD6' };
export const copper: Tones = { light: '#EDB68F', mid: '#CE8353', dark: '#9E5B33' };

/** Default tones by key of the top-level category. */
export const hues: Record<string, Tones> = {
  'building-materials': { light: '#EBB492', mid: '#CC7A50', dark: '#9C5432' },
  steel: { light: '#A9BCC9', mid: '#6F8A9C', dark: '#4A6475' },
  'hand-tools': { light: '#EE9F93', mid: '#D0503F', dark: '#9B3428' },
  'power-tools': { light: '#8CCBBB', mid: '#2F8F7A', dark: '#1F6557' },
  safety: { light: '#FBD08A', mid: '#EE9A2E', dark: '#BD6F12' },
  electrical: { light: '#9DBDE8', mid: '#3F74BD', dark: '#2A5189' },
  plumbing: { light: '#93D3DC', mid: '#2C96A6', dark: '#1C6B78' },
  paint: { light: '#D0AEDD', mid: '#93599F', dark: '#673D74' },
  machinery: { light: '#F1D67E', mid: '#D6A92A', dark: '#9C780F' },
  fasteners: { light: '#B5B8DD', mid: '#7377B0', dark: '#50548A' },
  finishing: { light: '#DDBD9C', mid: '#A8794F', dark: '#775133' },
  hvac: { light: '#B5DDF3', mid: '#62A9D3', dark: '#3E7FA8' },
  insulation: { light: '#B0D399', mid: '#6B9E52', dark: '#487336' },
};

/** Colours of goods, used for products with a colour. */
export const goodsColours: Record<string, Tones> = {
  red: { light: '#F0A096', mid: '#CB3F33', dark: '#932A21' },
  blue: { light: '#9CC0EA', mid: '#3672BE', dark: '#264F87' },
  green: { light: '#A6D3A0', mid: '#4A9A55', dark: '#316E3B' },
  yellow: { light: '#FBE6A0', mid: '#F2C230', dark: '#BD9214' },
  orange: { light: '#FBC79A', mid: '#EE8130', dark: '#B65B17' },
  white,
  black: { light: '#5B6970', mid: '#37444B', dark: '#232D33' },
  grey: { light: '#D5DADB', mid: '#A3ADB0', dark: '#767F83' },
  beige: { light: '#F3E6CF', mid: '#DEC9A4', dark: '#B89F76' },
  brown: { light: '#C9A27C', mid: '#8F6340', dark: '#64432A' },
  cream: { light: '#FAF3E1', mid: '#EADDBF', dark: '#C4B48F' },
  steel,
  graphite,
  brass,
  wood,
  copper,
};

export const attributeTypes = ['option', 'number', 'text', 'boolean'] as const;

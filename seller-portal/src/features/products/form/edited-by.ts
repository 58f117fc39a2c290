import { createContext, useContext } from 'react';

/**
 * Who edits a product. Staff save with a reason that the seller reads, keep drafts in their browser alone, and neither publish
 * nor count stock.
 */
export type EditedBy = 'seller' | 'staff';

export const EditedByContext = createContext<EditedBy>('seller');

export const useEditedBy = (): EditedBy => useContext(EditedByContext);

void import('./remote.tsx');

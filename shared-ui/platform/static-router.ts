/** The part of React Router that only the server uses; not shared at run time. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';

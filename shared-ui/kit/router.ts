/** The part of React Router that Mawad uses, shared at run time as one small module. */
export {
  createBrowserRouter,
  createContext,
  data,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  RouterContextProvider,
  ScrollRestoration,
  UNSAFE_DataRouterContext as DataRouterContext,
  useBlocker,
  useFetcher,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
export type {
  ActionFunctionArgs,
  LinkProps,
  LoaderFunctionArgs,
  Location,
  RouteObject,
  To,
} from 'react-router';

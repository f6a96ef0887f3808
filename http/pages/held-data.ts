import { data, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { type HeldData, heldData } from '#app/context/request-context.server.ts';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/** The class of data with a status and headers. */
const WithInit = data(null).constructor as new (...args: never[]) => ReturnType<typeof data>;

/** The routes, whose screens' loaders give their data to `heldData` and null to the router. */
export function holdingData(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && withHeldData(route)]),
  );
}

function withHeldData(route: Route): Route {
  const { loader, default: screen } = route.module;
  if (!loader || !screen) return route;
  return {
    ...route,
    module: {
      ...route.module,
      loader: async (args: LoaderFunctionArgs) => {
        const result: unknown = await loader(args);
        const held = args.context.get(heldData);
        return held && !(result instanceof Response) ? hold(held, route.id, result) : result;
      },
    },
  };
}

function hold(held: HeldData, id: string, result: unknown): unknown {
  if (!(result instanceof WithInit)) {
    held.set(id, result);
    return null;
  }
  held.set(id, result.data);
  return data(null, result.init ?? undefined);
}

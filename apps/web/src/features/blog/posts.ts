import cors from './posts/cors-in-node.md'
import firebase from './posts/why-firebase.md'
import node from './posts/how-node-works.md'
import privateRoutes from './posts/private-routes.md'

/** The four posts (specification, point 2), in its order. */
export const posts = [cors, firebase, privateRoutes, node] as const

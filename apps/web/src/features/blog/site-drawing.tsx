import { Arrow, Box, type Drawing } from './drawings.tsx'

const shapes = (
  <>
    <Arrow from={[122, 92]} to={[204, 36]} />
    <Arrow from={[122, 103]} to={[204, 103]} />
    <Arrow from={[122, 114]} to={[204, 170]} />
    <Box x={66} y={103} width={112} height={58} name="Your browser" note="the whole app" hue="hue-accent" />
    <Box x={271} y={30} width={132} height={52} name="Hosting" note="pages and scripts" />
    <Box x={271} y={103} width={132} height={52} name="Course server" note="courses, pictures" hue="hue-function" />
    <Box x={271} y={176} width={132} height={52} name="Firebase" note="accounts" hue="hue-number" />
  </>
)

export const siteDrawing: Drawing = { height: 206, shapes }

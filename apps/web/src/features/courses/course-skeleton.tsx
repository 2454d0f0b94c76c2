/** The course page's shape while it loads; it shows itself 150 ms after it was drawn. */
export function CourseSkeleton() {
  return (
    <div role="status" className="skeleton">
      <span className="sr-only">Loading the course</span>
      <div className="flex h-11 items-center">
        <div className="h-5 w-48 rounded-small bg-sunken" />
      </div>
      <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <div className="h-7 w-28 rounded-small bg-sunken" />
          <div className="mt-3 h-12 w-3/4 rounded-small bg-sunken" />
          <div className="mt-6 aspect-video w-full rounded-large bg-sunken" />
          <div className="mt-8 h-48 rounded-small bg-sunken" />
        </div>
        <div className="h-96 sheet" />
      </div>
    </div>
  )
}

import { QuestionItem } from './question-item.tsx'
import { questions } from './questions.ts'

export function QuestionsList() {
  return (
    <div className="sheet px-5 sm:px-8">
      {questions.map((question) => (
        <QuestionItem key={question.id} {...question} />
      ))}
    </div>
  )
}

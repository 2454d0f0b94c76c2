import './faq.css'
import { QuestionItem } from './question-item.tsx'
import { questions } from './questions.ts'

export function QuestionsList() {
  return (
    <div className="border-t border-line">
      {questions.map((question) => (
        <QuestionItem key={question.id} {...question} />
      ))}
    </div>
  )
}
